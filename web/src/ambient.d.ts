declare module "virtual:words/en" {
  const catalogue: string;
  export default catalogue;
}
declare module "virtual:words/fr" {
  const catalogue: string;
  export default catalogue;
}
