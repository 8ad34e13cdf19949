/**
 * React as a separate script (`tools/bundle/bundle.ts`). React is a CommonJS package, which bundled code executes at
 * its first import. The imports below execute React in a separate task, which makes the app's own task shorter.
 */
import 'react-dom/client'
import 'react/jsx-runtime'
