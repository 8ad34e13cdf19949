import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

/** What bundling and live editing have in common. */
export const viteConfig: InlineConfig = { configFile: false, plugins: [react()], publicDir: false }
