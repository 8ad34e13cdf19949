/**
 * The protocol between the Studio in a browser and its server. All addresses are below `/_studio/api/`; bodies and
 * answers are JSON, except uploaded files, which are sent as raw bytes. A request needs the cookie that the address in
 * the terminal sets, must come from a page of this server, and has at most `largestBody` bytes (a picture
 * `largestPicture`).
 *
 * | Request | Body | Answer |
 * |---|---|---|
 * | `GET site` | | `SiteState` |
 * | `GET events` | | a stream of server-sent events: `ChangedFiles` |
 * | `GET states` | | `WordStates`: reads all pages, so it is requested after the list |
 * | `GET page?name=ventilation/tunnel-fan` | | `PageState` |
 * | `POST draft` | `DraftRequest` | `{}` |
 * | `POST save` | `SaveRequest` | `SaveAnswer` |
 * | `POST pages` | `PagesRequest` | `PagesAnswer` |
 * | `GET linked?page=ventilation/tunnel-fan&id=motor` | | `string[]`: files with a link to that address and anchor |
 * | `GET media` | | `MediaState[]` |
 * | `POST media?name=IMG_1.JPG&folder=tunnel-fan` | the bytes of the file | `MediaAnswer` |
 * | `GET export?language=de&format=xliff` | | `ExportAnswer`; the default format is XLIFF |
 * | `POST import?name=tr-de.xlf&dryRun=1` | the file, as `application/octet-stream` | `ImportAnswer` |
 * | `GET find?words=tunnel fan` | | `SaidAnswer` |
 * | `GET changes` | | `Changes` |
 * | `POST publish` | `PublishRequest` | `PublishAnswer` |
 *
 * A request that fails is answered with a status of 400 or more and `Refused`: a sentence for the author. When content
 * files change on the disk, whichever program wrote them, the stream sends `ChangedFiles`.
 */

import type { Path, Problem } from '../content/base/problem'
import type { Count, Media } from '../content/read/model'
import type { PageInfo } from '../content/read/page-info'
import type { Source } from '../content/read/site'
import type { PageRef } from '../content/read/site-index'
import type { Said } from '../content/say/say.js'

/** Maximum size of a body and of a picture, in bytes. */
export const largestBody = 8_000_000
export const largestPicture = 40_000_000

/** Reason for a refusal: `said` can be shown in any language of the Studio, `message` is the English sentence. */
export type Refused = { message: string; said: Said }

/** Event of the stream: changed paths, relative to the site's folder. Without paths, any file may have changed. */
export type ChangedFiles = { paths?: string[] }

/** A content file on the disk: its text, and the SHA-256 of its bytes. A file that does not exist has neither. */
export type FileState = { path: string; text?: string; stamp?: string }

/** An edited file: its new text (undefined to delete it), and the state of the file when the edit began. */
export type EditedFile = { path: string; text?: string; from: FileState }

/** Pages that contain the words of a search: an excerpt around the first match, by page name. */
export type SaidAnswer = Record<string, string>

export type PageRow = {
  /** "ventilation/tunnel-fan" */
  name: string
  file: string
  /** In the page's source language. */
  title: string
  address: string
  /** File name of the parent page, without folders and ending. */
  parent?: string
  draft: boolean
  lang: string
  /** Codes of the page's source language and of its translations. */
  languages: string[]
  /** Number of errors in the page's files. */
  errors: number
  /** Whether the page has unsaved edits. */
  unsaved: boolean
}

/**
 * Start data of the Studio: the page list, and the data that all pages share, so that the browser can localize and
 * check a page (`readSite(source, contract, createSiteIndex(index.pages, index.unreadable))`, then `readPart`).
 */
export type SiteState = {
  id: string
  /** The documents that all pages share, by path; facts about media; the letters of fonts; today's date. */
  source: Pick<Source, 'documents' | 'media' | 'fonts' | 'day'>
  index: { pages: PageInfo[]; unreadable: PageRef[] }
  pages: PageRow[]
}

/** Number of words in each translation state, by page name and language. Fully translated pages are included. */
export type WordStates = Record<string, Record<string, Count>>

/** A page with its existing translations. `_site`, `common` and `glossary` can also be requested. */
export type PageState = {
  name: string
  files: FileState[]
  /** Texts of the ledger files about the page's translations, by path: `source.ledger` of `translationsOf`. */
  ledger: Record<string, string>
  /** Unsaved edits, newest first: at most one draft for each time that the page was opened. */
  drafts: KeptDraft[]
}

/** Unsaved edits, with the time they were kept (ISO 8601). If the files have changed since, `save` merges both. */
export type KeptDraft = { id: string; at: string; files: EditedFile[] }

/** Keeps edits until they are saved. No files: deletes the draft. The client makes an `id` when it opens a page. */
export type DraftRequest = { name: string; id: string; files: EditedFile[] }

/**
 * Saves edits, all or none. Files that have changed since the edit began are merged field by field.
 * `answers` has the choices for the questions of the previous answer, by their keys.
 */
export type SaveRequest = {
  name: string
  id: string
  files: EditedFile[]
  answers?: Record<string, 'ours' | 'theirs'>
}

export type SaveAnswer =
  /** The files after the save, which include changes that other programs made. */
  | { kind: 'saved'; files: FileState[] }
  /** Another program changed the same fields. Nothing was saved; the edits are kept as a draft. */
  | { kind: 'conflict'; questions: Question[] }
  /** The edits would add errors to the page. Nothing was saved; the edits are kept as a draft. */
  | { kind: 'refused'; problems: Problem[] }

/** A field with two new values; a missing value means that this side removed it. The path of a whole file is empty. */
export type Question = { key: string; file: string; path: Path; base?: unknown; ours?: unknown; theirs?: unknown }

/** Templates for new pages. */
export type PageKind = 'page' | 'product' | 'hub'

/** A command on a page. With `dryRun` nothing is written, and the answer lists what the command would change. */
export type PagesRequest = { dryRun: boolean } & (
  | { command: 'new'; name: string; kind: PageKind; title: string; parent?: string }
  | { command: 'duplicate'; page: string; to: string }
  | { command: 'rename'; page: string; to: string }
  /** `instead`: redirect target for the deleted page's address. */
  | { command: 'delete'; page: string; instead?: string }
)

export type PagesAnswer = {
  /** The page's name after the command; undefined if it was deleted. */
  page?: string
  files: TouchedFile[]
  /** Picture folders that are moved, or deleted if there is no `to`. */
  folders: { from: string; to?: string }[]
}

/** A file that a command touches; `to` is the new path of a moved file. */
export type TouchedFile = { kind: 'new' | 'changed' | 'moved' | 'deleted'; path: string; to?: string }

/** Files for a translator; empty if there is nothing to translate. `count` is the number of texts in a file. */
export type ExportAnswer = { files: { file: string; text: string; count: number }[] }

/**
 * Result of an import: changed translations, the number of outdated ones that were confirmed unchanged, and a sentence
 * for each text that was refused, and for each part of a source that is missing in its translation (`doubtful`).
 */
export type ImportAnswer = { changed: ImportedText[]; accepted: number; refused: Said[]; doubtful: Said[] }

/** A translation that an import adds or changes. */
type ImportedText = { page: string; key: string; lang: string; source: string; before?: string; after: string }

/** A file in `pages/_media`, and the pages that show it. */
export type MediaState = { file: string; media: Media; usedBy: { name: string; title: string }[] }

/** An uploaded picture; `file` is the name by which pages refer to it. */
export type MediaAnswer = { file: string; media: Media }

/** Differences from the last commit; empty if the site is not in a repository. */
export type Changes = {
  repository: boolean
  pages: ChangedPage[]
  media: { file: string; kind: ChangedPage['kind'] }[]
  /** Other content files, such as the ledger. */
  others: string[]
  /** A proposed commit message. */
  message: string
}

export type ChangedPage = {
  name: string
  /** Empty for documents without a title: `_site`, `common`, `glossary`. */
  title: string
  kind: 'new' | 'changed' | 'deleted'
  /** Differences in the page's source document, including words. */
  fields: ChangedField[]
  /** Number of words that were added, changed and removed, by language. */
  words: Record<string, { added: number; changed: number; removed: number }>
}

/** A value that differs. In `steps`, items of lists are named by their ids, as in translation keys. */
export type ChangedField = { steps: string[]; before?: unknown; after?: unknown }

/** Checks and builds the site, and commits it if there is a message. Nothing is pushed. */
export type PublishRequest = { message?: string }

export type PublishAnswer =
  | { kind: 'published'; commit?: string }
  /** Nothing was built. */
  | { kind: 'refused'; problems: Problem[] }
  /** A program failed; `output` is what it printed. */
  | { kind: 'failed'; output: string }
