import { createHashRouter } from 'react-router'
import { pause } from './pause.ts'

// Named, because the bundler drops an import of this package that nothing uses.
if (typeof createHashRouter === 'function') await pause()
