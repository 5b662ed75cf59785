import 'react-dom/client'
import { pause } from './pause.ts'

await pause()
