import type { Explanation } from './explanation'
import { fields } from './fields'
import { files } from './files'
import { links } from './links'
import { site } from './site'
import { translations } from './translations'

/** What codes mean that no rule of `tools/checks` reports, but the reading of files and pictures. */
export const ofReading: Record<string, Explanation> = { ...files, ...fields, ...links, ...site, ...translations }
