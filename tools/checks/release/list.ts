/** Made by "npm run generate -- rules" from the folders next to it. */
export { confirm } from './confirm'
export { draft } from './draft'
export { incompleteLanguageError } from './incomplete-language'
export { placeholder } from './placeholder'
export { template } from './template'
