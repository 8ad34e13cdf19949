import fc from 'fast-check'
import { isLong } from './long-run'

// The same cases in every run, so that only a change can fail a test; random cases at night.
if (!isLong) fc.configureGlobal({ seed: 2008 })
