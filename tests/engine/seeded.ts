import fc from 'fast-check'
import { isLong } from './long-run'

// The same cases in every run, so that a change is what turns a test red; other ones in the night.
if (!isLong) fc.configureGlobal({ seed: 2008 })
