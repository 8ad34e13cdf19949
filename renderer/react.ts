/**
 * React as a separate script (`tools/bundle/bundle.ts`). React is CommonJS, which bundlers run on first import.
 * Imported here, React runs in a separate task, not in the app's.
 */
import 'react-dom/client'
import 'react/jsx-runtime'
