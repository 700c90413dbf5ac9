#!/usr/bin/env bash
# Debian packages that tests need and pip does not have: installs what is missing of those named, says nothing when
# all are there. Where it cannot, it says so and fails; the caller decides whether that matters.
set -euo pipefail

missing=()
for package in "$@"; do
  [ "$(dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null | cut -c1-2)" = ii ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

if ! command -v apt-get >/dev/null; then
  echo "Not installed: ${missing[*]} (there is no apt-get here)" >&2
  exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
  echo "Not installed: ${missing[*]}. Try: sudo apt-get install ${missing[*]}" >&2
  exit 1
fi

echo "Installing ${missing[*]} ..." >&2
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# Tests that run side by side may ask at once: they wait for each other.
get() { apt-get -o DPkg::Lock::Timeout=300 "$@" >"$log" 2>&1; }
install() { get install --yes --no-install-recommends "${missing[@]}"; }
if ! install && ! { get update && install; }; then
  tail -n 5 "$log" >&2
  echo "Not installed: ${missing[*]}" >&2
  exit 1
fi
