import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

/** What bundling and live editing have in common. Made anew for each: plugins remember what they were used for. */
export function viteConfig(): InlineConfig {
  return { configFile: false, plugins: [react()], publicDir: false }
}
