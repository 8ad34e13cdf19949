import { fileProblem, type Problem } from '../base/problem'
import { isRootFile } from '../base/root-files'
import { type Said, say } from '../say/say.js'
import { glossaryFile } from './model'

/** Matches names that Windows reserves for devices, with any extension. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * Matches names of files that programs and systems leave next to other files: locks while a document is open in Office
 * (`~$…`), InDesign or AutoCAD, backup copies, unfinished downloads, and folder settings.
 */
const leftover =
  /^(~\$.*|~.*\.(tmp|idlk)|#.*#|.*~|.*\.(ac\$|autosave|backup|bak|crdownload|download|dwl2?|lck|lock|old|opdownload|orig|part|partial|rej|save|sv\$|sw[a-p]|te?mp)|e?h?thumbs\.db|desktop\.ini|icon\r)$/i

/** Matches names of folders that systems create next to other files. */
const systemFolder = /^(__MACOSX|@eaDir|\$RECYCLE\.BIN|System Volume Information|.*\.download)$/i

/** Matches names that look like the name of a JSON document. */
const likeDocument = /\.(json|jsn|jason)/i

/**
 * Whether a file or folder is hidden, or was left behind by a program or the system. Such files and folders are not
 * content.
 * @param name name of the file or folder, without its parent folders
 */
export function isHidden(name: string, isFolder = false): boolean {
  return (name.startsWith('.') && name !== '.well-known') || (isFolder ? systemFolder : leftover).test(name)
}

/**
 * Matches paths of files that other services look for at the root of a site, and of folders with such files. A build
 * does not publish such files.
 */
const siteRootFile =
  /^pages\/(\.well-known|CNAME|_headers|_redirects|[^/]+\.(html?|xml)|((app-)?ads|robots|humans|security|llms|[0-9a-f]{16,})\.txt)$/i

/**
 * Finds a problem with the name of a file or folder below `pages` or `locales`, before the file is read. Rules check
 * later whether the name is suitable as an address.
 */
export function fileNameProblem(path: string, isFolder: boolean): Problem | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const problem = (message: Said, hint: Said, severity?: 'warning') =>
    fileProblem(printable(path), 'file-name', message, hint, severity)
  if (/\p{Cc}/u.test(name))
    return problem(
      isFolder
        ? say`The name of this folder has a line break or another invisible character.`
        : say`The name of this file has a line break or another invisible character.`,
      say`Rename it.`,
    )
  if (devices.test(name))
    return problem(
      isFolder
        ? say`On Windows there cannot be a folder called "${name}".`
        : say`On Windows there cannot be a file called "${name}".`,
      say`Choose another name.`,
    )
  if (isFolder && likeDocument.test(name))
    return problem(say`This is a folder, but its name looks like that of a file.`, say`Remove ".json" from its name.`)
  if (isRootFile(path)) return undefined
  if (siteRootFile.test(path))
    return problem(
      say`This file is not published: only JSON documents in "pages" become pages.`,
      say`Move it to pages/_root, whose files are published at the root of the site.`,
      'warning',
    )
  if (isFolder || !likeDocument.test(name)) return undefined
  if (!name.endsWith('.json')) {
    return problem(
      say`This file is ignored: its name must end in ".json".`,
      say`Rename it to "${meantDocument(name)}".`,
    )
  }
  const isLoose = /^locales\/[^/]+$/.test(path) && path !== glossaryFile
  return isLoose ? problem(say`This file belongs to no language.`, say`Move it to locales/<language>/.`) : undefined
}

/** Corrects the name of a document: `meantDocument('pages/fan.JSON.txt') // 'pages/fan.json'` */
export function meantDocument(path: string): string {
  return path.replace(/\.(json|jsn|jason)[^/]*$/i, '.json')
}

/** Escapes control characters in a path, so that it prints on one line. */
export function printable(path: string): string {
  return path.replace(/\p{Cc}/gu, (sign) =>
    sign === '\n' ? '\\n' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
