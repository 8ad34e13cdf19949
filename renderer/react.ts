/**
 * React as a separate script (`tools/bundle/bundle.ts`). It is CommonJS, which bundlers run on first import: imported
 * here, it runs in a separate task and not in that of the app.
 */
import 'react-dom/client'
import 'react/jsx-runtime'
