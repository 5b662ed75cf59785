/** What every page needs. The component library includes its own styles where it is used (Mantined.tsx, styles-work.ts). */
import '../../platform/web/ui/tokens.css'
import './fonts.css'
import '@mantine/core/styles/baseline.layer.css'
import '../../platform/web/ui/global.css'
