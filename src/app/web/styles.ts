/** What the first paint of the portal needs; the frames of sign-in and work bring every component's styles (styles-work.ts). */
import '../../platform/web/ui/tokens.css'
import '@fontsource-variable/instrument-sans/index.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '../../platform/web/ui/global.css'
