/** Site data for the inline script. */
export type Config = {
  /** Files of the app: stylesheets, and scripts in the order in which they run. */
  app: string[]
  /** Number of themes of each brand: 2 with a dark one. */
  themes: Record<string, number>
  asksConsent: boolean
}
