/**
 * What the Studio in a browser and its server say to each other. All addresses are below `/_studio/api/`; bodies and
 * answers are JSON, but for a picture, which is sent as it is. A request needs the cookie that the address in the
 * terminal gives, comes from a page of this server, and has no more than `largestBody` bytes.
 *
 * | Request | Body | Answer |
 * |---|---|---|
 * | `GET site` | | `SiteState` |
 * | `GET events` | | a stream of server-sent events: `ChangedFiles` |
 * | `GET states` | | `WordStates`: reads all pages, so it comes after the list |
 * | `GET page?name=ventilation/tunnel-fan` | | `PageState` |
 * | `POST draft` | `DraftRequest` | `{}` |
 * | `POST save` | `SaveRequest` | `SaveAnswer` |
 * | `POST pages` | `PagesRequest` | `PagesAnswer` |
 * | `GET linked?page=ventilation/tunnel-fan&id=motor` | | `string[]`: files that lead there by the whole address |
 * | `GET media` | | `MediaState[]` |
 * | `POST media?name=IMG_1.JPG&folder=tunnel-fan` | the bytes of the file | `MediaAnswer` |
 * | `GET export?language=de&format=xliff` | | `ExportAnswer`; without a format what is to do |
 * | `POST import?name=tr-de.xlf&dryRun=1` | the file, as `application/octet-stream` | `ImportAnswer` |
 * | `GET find?words=tunnel fan` | | `SaidAnswer` |
 * | `GET changes` | | `Changes` |
 * | `POST publish` | `PublishRequest` | `PublishAnswer` |
 *
 * What cannot be done is answered with a status of 400 or more and `Refused`: a sentence for the author. When files of
 * the content change on the disk, by whomever, the stream says `ChangedFiles`.
 */

import type { Path, Problem } from '../content/base/problem'
import type { Count, Media } from '../content/read/model'
import type { PageInfo } from '../content/read/page-info'
import type { Source } from '../content/read/site'
import type { PageRef } from '../content/read/site-index'
import type { Said } from '../content/say/say.js'

/** The most bytes of a body, and of a picture. */
export const largestBody = 8_000_000
export const largestPicture = 40_000_000

/** Why something was not done, in a sentence for the author, and its English for whoever reads the answer itself. */
export type Refused = { message: string; said: Said }

/** What the stream of events says: paths from the site's folder. None when anything may have changed. */
export type ChangedFiles = { paths?: string[] }

/** A file of the content as it is on the disk: its text, and the hash of its bytes. One that is not there has neither. */
export type FileState = { path: string; text?: string; stamp?: string }

/** A file as it was edited: what it is to say (nothing when it goes), and the file that the edit began with. */
export type EditedFile = { path: string; text?: string; from: FileState }

/** Which pages say some words, by name, with what is around the first of them. */
export type SaidAnswer = Record<string, string>

/** A page of the list. */
export type PageRow = {
  /** "ventilation/tunnel-fan" */
  name: string
  file: string
  /** In the language it is written in. */
  title: string
  address: string
  /** Name of the file of the page above, without folders. */
  parent?: string
  draft: boolean
  lang: string
  /** Languages it is written in or translated to. */
  languages: string[]
  /** How many errors its files have. */
  errors: number
  /** Whether there are edits of it that are not saved. */
  unsaved: boolean
}

/**
 * What the Studio needs to begin: the list, and what all pages share, so that a page can be localized and checked in the
 * browser (`readSite(source, contract, createSiteIndex(index.pages, index.unreadable))`, then `readPart` for a page).
 */
export type SiteState = {
  id: string
  /** The documents that all pages share, by their paths, what is known of media, the letters of fonts, and the day. */
  source: Pick<Source, 'documents' | 'media' | 'fonts' | 'day'>
  index: { pages: PageInfo[]; unreadable: PageRef[] }
  pages: PageRow[]
}

/** How many words of a page are in each state, by the page's name and the language. Pages of all languages done are there too. */
export type WordStates = Record<string, Record<string, Count>>

/** A page with its translations: those that there are. `_site`, `common` and `glossary` can be asked for, too. */
export type PageState = {
  name: string
  files: FileState[]
  /** The files of the ledger that know its translations: `translationsOf` takes them as `source.ledger`. */
  ledger: Record<string, string>
  /** Edits that were not saved, the newest first: one for each time that it was opened. */
  drafts: KeptDraft[]
}

/** Edits that were kept. Where `files` began with something else than what is there now, `save` merges them. */
export type KeptDraft = { id: string; at: string; files: EditedFile[] }

/** Keeps edits until they are saved; none throws them away. `id` is a name that the client made for this opening of the page. */
export type DraftRequest = { name: string; id: string; files: EditedFile[] }

/**
 * Saves edits, all or none. Files that changed meanwhile are merged field by field.
 * @param answers to the questions of the answer before, by their keys
 */
export type SaveRequest = {
  name: string
  id: string
  files: EditedFile[]
  answers?: Record<string, 'ours' | 'theirs'>
}

export type SaveAnswer =
  /** The files as they are now: where others changed them, they say more than was sent. */
  | { kind: 'saved'; files: FileState[] }
  /** Somebody else changed the same. Nothing was saved; the edits are kept as a draft. */
  | { kind: 'conflict'; questions: Question[] }
  /** The page would have errors that it does not have now. Nothing was saved; the edits are kept as a draft. */
  | { kind: 'refused'; problems: Problem[] }

/** The same field with two new values. No value means that there it was removed. The path of a whole file is empty. */
export type Question = { key: string; file: string; path: Path; base?: unknown; ours?: unknown; theirs?: unknown }

/** Kinds of pages that can be started. */
export type PageKind = 'page' | 'product' | 'hub'

/** What is done to pages. With `dryRun` nothing is, and the answer says what would be. */
export type PagesRequest = { dryRun: boolean } & (
  | { command: 'new'; name: string; kind: PageKind; title: string; parent?: string }
  | { command: 'duplicate'; page: string; to: string }
  | { command: 'rename'; page: string; to: string }
  /** `instead`: the page that visitors of its address are led to. */
  | { command: 'delete'; page: string; instead?: string }
)

export type PagesAnswer = {
  /** The page's name afterwards; none when it was deleted. */
  page?: string
  files: TouchedFile[]
  /** Folders of pictures that move, or go. */
  folders: { from: string; to?: string }[]
}

/** What happens to a file, and where it goes. */
export type TouchedFile = { kind: 'new' | 'changed' | 'moved' | 'deleted'; path: string; to?: string }

/** Files for a translator; none when there is nothing to translate. */
export type ExportAnswer = { files: { file: string; text: string; count: number }[] }

/** The texts that came back translated, how many were right as they were, and in a sentence each what was refused or lost something. */
export type ImportAnswer = { changed: ImportedText[]; accepted: number; refused: Said[]; doubtful: Said[] }

/** A translation that an import brings. */
type ImportedText = { page: string; key: string; lang: string; source: string; before?: string; after: string }

/** A file of `pages/_media`, and the pages that show it. */
export type MediaState = { file: string; media: Media; usedBy: { name: string; title: string }[] }

/** Where an uploaded picture is now, as pages name it. */
export type MediaAnswer = { file: string; media: Media }

/** What is different from the last commit; without a repository nothing is known. */
export type Changes = {
  repository: boolean
  pages: ChangedPage[]
  media: { file: string; kind: ChangedPage['kind'] }[]
  /** Other files of the content, such as the ledger. */
  others: string[]
  /** A proposed message for the commit. */
  message: string
}

export type ChangedPage = {
  name: string
  /** Empty for what has none: `_site`, `common`, `glossary`. */
  title: string
  kind: 'new' | 'changed' | 'deleted'
  /** What is different in the page's own document, words included. */
  fields: ChangedField[]
  /** Words that were added, changed and removed, by language. */
  words: Record<string, { added: number; changed: number; removed: number }>
}

/** A value that is different: ids stand for places in lists, as in keys of words. */
export type ChangedField = { steps: string[]; before?: unknown; after?: unknown }

/** Checks and builds; commits when there is a message. Nothing is pushed. */
export type PublishRequest = { message?: string }

export type PublishAnswer =
  | { kind: 'published'; commit?: string }
  /** Nothing was built. */
  | { kind: 'refused'; problems: Problem[] }
  /** A program failed: what it said. */
  | { kind: 'failed'; output: string }
