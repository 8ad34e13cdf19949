import { join } from 'node:path'
import { projectFolder } from '../files/project.js'

/** The one configuration of Vite: what a tool or an editor finds is what every command uses. */
export const viteConfigFile = join(projectFolder, 'vite.config.ts')
