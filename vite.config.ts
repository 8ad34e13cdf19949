import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { liveContent } from './tools/dev/plugin'

export default defineConfig({
  plugins: [react(), liveContent()],
  publicDir: false,
})
