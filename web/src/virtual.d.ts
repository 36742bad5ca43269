declare module "virtual:silhouettes" {
  /** The paths of a silhouette by its name. */
  export const icons: Readonly<Record<string, string>>;
}
