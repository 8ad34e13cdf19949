import fc from 'fast-check'
import { isLong } from './long-run'

// Short runs always use the same random cases, so that only a code change can make a test fail.
if (!isLong) fc.configureGlobal({ seed: 2008 })
