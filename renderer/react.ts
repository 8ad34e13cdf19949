/**
 * React as a separate script (`tools/bundle/bundle.ts`). React is a CommonJS package, which bundled code executes at
 * its first import. The imports below make this a separate task, so that the app's own task is shorter.
 */
import 'react-dom/client'
import 'react/jsx-runtime'
