/**
 * React as a separate script (`tools/bundle/bundle.ts`). React is CommonJS, which bundled code executes on its first
 * import. Because it is imported here, React is executed in a separate task, not in the app's.
 */
import 'react-dom/client'
import 'react/jsx-runtime'
