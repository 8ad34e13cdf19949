/**
 * React as a script of its own (`tools/bundle/bundle.ts`). It is CommonJS, which bundlers run where it is first asked for:
 * asked for here, it runs in a task of its own and not in that of the app.
 */
import 'react-dom/client'
import 'react/jsx-runtime'
