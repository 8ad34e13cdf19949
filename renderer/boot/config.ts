/** Site data for the inline script. */
export type Config = {
  /** Files of the app: its stylesheets, and its scripts in the order in which they run. */
  app: string[]
  /** Number of themes of each brand: 2 or 3 if it has a dark theme, otherwise 1. */
  themes: Record<string, number>
  asksConsent: boolean
}
