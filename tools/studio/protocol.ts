/**
 * The protocol between the Studio in a browser and its server. All addresses start with `/_studio/api/`. Bodies and
 * answers are JSON; only uploaded files are raw bytes. A request must come from a page of this server, and needs the
 * cookie that the server sets when the user opens the address from the terminal. A body has at most `largestBody`
 * bytes, an uploaded picture at most `largestPicture` bytes.
 *
 * | Request | Body | Answer |
 * |---|---|---|
 * | `GET site` | | `SiteState` |
 * | `GET events` | | a stream of server-sent events: `ChangedFiles` |
 * | `GET states` | | `WordStates`; requested after `site`, because the server reads all pages for it |
 * | `GET page?name=ventilation/tunnel-fan` | | `PageState` |
 * | `POST draft` | `DraftRequest` | `{}` |
 * | `POST save` | `SaveRequest` | `SaveAnswer` |
 * | `POST pages` | `PagesRequest` | `PagesAnswer` |
 * | `GET linked?page=ventilation/tunnel-fan&id=motor` | | `string[]`: paths of files that link to this anchor |
 * | `GET media` | | `MediaState[]` |
 * | `POST media?name=IMG_1.JPG&folder=tunnel-fan` | the bytes of the file | `MediaAnswer` |
 * | `GET export?language=de&format=xliff` | | `ExportAnswer`; the default format is XLIFF |
 * | `POST import?name=tr-de.xlf&dryRun=1` | the file, as `application/octet-stream` | `ImportAnswer` |
 * | `GET find?words=tunnel fan&to=fan` | | `FindAnswer` |
 * | `POST replace` | `ReplaceRequest` | `{}` |
 * | `POST undo` | `{}` | `{}`: undoes the last change of several files |
 * | `GET changes` | | `Changes` |
 * | `POST publish` | `PublishRequest` | `PublishAnswer` |
 *
 * If a request fails, the answer has a status of 400 or more and the body `Refused`, with a sentence for the author.
 * When any program changes content files on the disk, the stream sends `ChangedFiles`.
 */

import type { Path, Problem } from '../content/base/problem'
import type { Count, Media } from '../content/read/model'
import type { PageInfo } from '../content/read/page-info'
import type { Source } from '../content/read/site'
import type { PageRef } from '../content/read/site-index'
import type { Said } from '../content/say/say.js'

/** Maximum size of a request body and of an uploaded picture, in bytes. */
export const largestBody = 8_000_000
export const largestPicture = 40_000_000

/** Reason for a refusal: `message` is in English, `said` can be translated into any language of the Studio. */
export type Refused = { message: string; said: Said }

/**
 * Event of the stream: paths of changed files, relative to the site's folder. Without `paths`, any file may have
 * changed.
 */
export type ChangedFiles = { paths?: string[] }

/** A content file: its text, and the SHA-256 hash of its bytes. Both are undefined if the file does not exist. */
export type FileState = { path: string; text?: string; stamp?: string }

/** An edited file: its new text (undefined to delete the file), and `from`, its state when the edit began. */
export type EditedFile = { path: string; text?: string; from: FileState }

/**
 * A text or figure that a search found. `at` is its path in the document of the page, `context` the names of the blocks
 * and items around it, and `excerpt` the first match and the text around it. If the request contains a replacement,
 * `to` is the replacement for this match; undefined if the match is a figure that cannot be replaced with it.
 */
export type FoundPlace = {
  name: string
  lang: string
  file: string
  path: Path
  at: Path
  context: string[]
  excerpt: [before: string, words: string, after: string]
  /** Number of matches in the text. */
  count: number
  to?: string
}

/** Result of a search: at most 400 places, sorted by page and then by language, and the number of further places. */
export type FindAnswer = { places: FoundPlace[]; more: number }

/** Request to replace words in some of the found places, as a single change that can be undone. */
export type ReplaceRequest = { words: string; to: string; places: { file: string; path: Path }[] }

export type PageRow = {
  /** For example "ventilation/tunnel-fan". */
  name: string
  file: string
  /** Title in the page's source language. */
  title: string
  address: string
  /** File name of the parent page, without its folder and extension. */
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
 * Initial data of the Studio: the page list, and the data that all pages share. With the shared data, the browser can
 * localize and check a page: it calls `readSite(source, contract, createSiteIndex(index.pages, index.unreadable))`,
 * then `readPart`.
 */
export type SiteState = {
  id: string
  /** Shared documents, sizes and other properties of media files, characters of the fonts, today's date, and tables. */
  source: Pick<Source, 'documents' | 'media' | 'fonts' | 'day' | 'tables'>
  index: { pages: PageInfo[]; unreadable: PageRef[] }
  pages: PageRow[]
}

/** Number of texts in each translation state, by page name and language. Fully translated pages are included. */
export type WordStates = Record<string, Record<string, Count>>

/** A page and its existing translations, or one of the shared documents `_site`, `common` and `glossary`. */
export type PageState = {
  /**
   * Name of the page. For a page generated from a table row, the name of its pattern, because `files` are the pattern's
   * files.
   */
  name: string
  /** Name of the page, if it is generated from a table row. */
  row?: string
  files: FileState[]
  /** The translation ledger's files for this page: text by path, as `translationsOf` needs them in `source.ledger`. */
  ledger: Record<string, string>
  /** Drafts with unsaved edits, newest first. Each time a page is opened, its edits get a new draft. */
  drafts: KeptDraft[]
}

/** A draft: unsaved edits, and when they were stored (ISO 8601). `save` merges them with later changes to the files. */
export type KeptDraft = { id: string; at: string; files: EditedFile[] }

/**
 * Request to store edits as a draft; without files, to delete the draft. A new `id` is used each time a page is opened.
 */
export type DraftRequest = { name: string; id: string; files: EditedFile[] }

/**
 * Request to save edits, all or none. `row` is the page on which a pattern is edited, see `PageState`: the edits must not
 * add errors to this page. Files that have changed since the edit began are merged field by field. `answers`
 * are the user's choices in a conflict, by the keys of the questions in the previous `SaveAnswer`.
 */
export type SaveRequest = {
  name: string
  row?: string
  id: string
  files: EditedFile[]
  answers?: Record<string, 'ours' | 'theirs'>
}

export type SaveAnswer =
  /** The files after the save. They may include changes by other programs. */
  | { kind: 'saved'; files: FileState[] }
  /** Another program changed the same fields. Nothing was saved; the edits are kept as a draft. */
  | { kind: 'conflict'; questions: Question[] }
  /** The edits would add errors to the page. Nothing was saved; the edits are kept as a draft. */
  | { kind: 'refused'; problems: Problem[] }

/**
 * A field that both sides changed. If `ours` or `theirs` is missing, that side removed the field. If the conflict is
 * about a whole file, the path is empty.
 */
export type Question = { key: string; file: string; path: Path; base?: unknown; ours?: unknown; theirs?: unknown }

/** Kind of a new page, which selects the template. */
export type PageKind = 'page' | 'product' | 'article' | 'hub'

/** Request to create, copy, rename or delete a page. With `dryRun`, the answer only lists the changes. */
export type PagesRequest = { dryRun: boolean } & (
  | { command: 'new'; name: string; kind: PageKind; title: string; parent?: string }
  | { command: 'duplicate'; page: string; to: string; title?: string }
  | { command: 'rename'; page: string; to: string }
  /** `instead` is the address to which the deleted page's address redirects. */
  | { command: 'delete'; page: string; instead?: string }
)

export type PagesAnswer = {
  /** Name of the new, copied or renamed page; undefined if the page was deleted. */
  page?: string
  files: TouchedFile[]
  /** Picture folders that the command moves. A folder without `to` is deleted. */
  folders: { from: string; to?: string }[]
}

/** A file that a command creates, changes, moves or deletes. `to` is the new path of a moved file. */
export type TouchedFile = { kind: 'new' | 'changed' | 'moved' | 'deleted'; path: string; to?: string }

/** Files for a translator; empty if there is nothing to translate. `count` is the number of texts in a file. */
export type ExportAnswer = { files: { file: string; text: string; count: number }[] }

/**
 * Result of an import: the changed translations; the number of outdated translations that were confirmed unchanged; a
 * sentence about each refused text; and in `doubtful`, a sentence about each part of a source text that its translation
 * lacks.
 */
export type ImportAnswer = { changed: ImportedText[]; accepted: number; refused: Said[]; doubtful: Said[] }

/** A translation that an import adds or changes. */
type ImportedText = { page: string; key: string; lang: string; source: string; before?: string; after: string }

/** A file in `pages/_media`, and the pages that show it. */
export type MediaState = { file: string; media: Media; usedBy: { name: string; title: string }[] }

/** An uploaded picture; `file` is the name by which pages refer to it. */
export type MediaAnswer = { file: string; media: Media }

/** Differences from the last commit. All lists are empty if the site is not in a Git repository. */
export type Changes = {
  repository: boolean
  pages: ChangedPage[]
  media: { file: string; kind: ChangedPage['kind'] }[]
  /** Paths of other changed content files, such as the translation ledger. */
  others: string[]
  /** Proposed commit message, which the Studio shows in the author's language. */
  message?: Said
}

export type ChangedPage = {
  name: string
  /** Whether the page is a draft, which visitors do not see. */
  draft: boolean
  /** Title of the page. Empty for the documents without a title: `_site`, `common`, `glossary`. */
  title: string
  kind: 'new' | 'changed' | 'deleted'
  /** Changed values in the page's source document, including its texts. */
  fields: ChangedField[]
  /** Numbers of translations that were added, changed and removed, by language. */
  words: Record<string, { added: number; changed: number; removed: number }>
}

/**
 * A changed value. `steps` is its path, in which ids replace list indexes, as in translation keys. `items` are the
 * blocks and items that contain the value, outermost first, with the fields by which authors recognize them.
 */
export type ChangedField = { steps: string[]; items?: object[]; before?: unknown; after?: unknown }

/** Request to check and build the site and, if there is a message, to commit the content. Nothing is pushed. */
export type PublishRequest = { message?: string }

export type PublishAnswer =
  /** The site was built and, if requested, committed on this computer. It was not published on the web. */
  | { kind: 'built'; commit?: Committed }
  /** The site has errors. Nothing was built. */
  | { kind: 'refused'; problems: Problem[] }
  /** A command failed; `output` is the text that it printed. */
  | { kind: 'failed'; output: string }

/** A commit, and what remains to be done to share it with others. */
export type Committed = {
  /** Short hash of the commit; undefined if there was nothing to commit. */
  hash?: string
  /** Name of the current branch; undefined if there is none. */
  branch?: string
  /** Name of the repository to push to; undefined if there is none. */
  remote?: string
  /** Number of commits that the remote repository does not have; undefined if the branch was never pushed. */
  ahead?: number
}
