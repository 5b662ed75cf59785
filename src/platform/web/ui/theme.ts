import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { chooseOnEnter } from './choose-on-enter.ts'

/** Tones that a component may take as `color`; each follows the colour scheme by its token. Mantine's own hues are never visible. */
const tones = ['primary', 'ok', 'warn', 'bad', 'info'] as const
export type Tone = (typeof tones)[number] | 'neutral'

const tuple = (tone: string): MantineColorsTuple => {
  const [soft, main, hover] = [`var(--${tone}-soft)`, `var(--${tone})`, `var(--${tone}-hover)`]
  return [soft, soft, soft, soft, main, main, main, main, hover, hover]
}

// Cool greys between the tokens, since Mantine uses single shades.
const gray: MantineColorsTuple = [
  '#f6f5f0',
  '#eceee9',
  '#e2e6e0',
  '#d8dcd6',
  '#c3cac6',
  '#7c8a8e',
  '#586a72',
  '#3c4e56',
  '#22323a',
  '#0f1f26',
]
const dark: MantineColorsTuple = [
  '#e9efef',
  '#b4c2c6',
  '#8fa0a6',
  '#6c7e85',
  '#2a3a41',
  '#22323a',
  '#19272d',
  '#121d22',
  '#0b1418',
  '#070e11',
]

const optionList = { withScrollArea: false, onKeyDown: chooseOnEnter }

export const theme = createTheme({
  primaryColor: 'primary',
  primaryShade: 6,
  colors: {
    primary: tuple('primary'),
    ok: tuple('ok'),
    warn: tuple('warn'),
    bad: tuple('bad'),
    info: tuple('info'),
    blue: tuple('primary'),
    green: tuple('ok'),
    teal: tuple('ok'),
    yellow: tuple('warn'),
    red: tuple('bad'),
    violet: tuple('info'),
    gray,
    dark,
  },
  black: '#0f1f26',
  fontFamily: 'var(--font-sans)',
  fontSizes: { xs: 'var(--text-1)', sm: 'var(--text-2)', md: 'var(--text-3)', lg: 'var(--text-5)', xl: 'var(--text-6)' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.65' },
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  spacing: { xs: 'var(--space-2)', sm: 'var(--space-3)', md: 'var(--space-4)', lg: 'var(--space-6)', xl: 'var(--space-8)' },
  shadows: { xs: 'var(--e-1)', sm: 'var(--e-1)', md: 'var(--e-2)', lg: 'var(--e-2)', xl: 'var(--e-2)' },
  headings: {
    fontFamily: 'var(--font-sans)',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'var(--text-7)', lineHeight: '1.3' },
      h2: { fontSize: 'var(--text-5)', lineHeight: '1.35' },
      h3: { fontSize: 'var(--text-3)', lineHeight: '1.4' },
      h4: { fontSize: 'var(--text-2)', lineHeight: '1.45' },
      h5: { fontSize: 'var(--text-2)', lineHeight: '1.45' },
      h6: { fontSize: 'var(--text-2)', lineHeight: '1.45' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { fw: 600 } },
    // Hints are below: the fields of a row are at one height whether or not they have one.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Anchor: { defaultProps: { underline: 'always' } },
    Modal: { defaultProps: { centered: true, radius: 'lg', padding: 'lg', overlayProps: { color: '#08222c', backgroundOpacity: 0.55 } } },
    Drawer: { defaultProps: { overlayProps: { color: '#08222c', backgroundOpacity: 0.55 } } },
    Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: true } } },
    Checkbox: { defaultProps: { size: 'sm', radius: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Select: { defaultProps: optionList },
    MultiSelect: { defaultProps: optionList },
    Autocomplete: { defaultProps: { withScrollArea: false } },
    TagsInput: { defaultProps: { withScrollArea: false } },
    Popover: { defaultProps: { shadow: 'md' } },
    Menu: { defaultProps: { shadow: 'md' } },
  },
})

const toneVariables = (tone: string, token = tone): Record<string, string> => ({
  [`--mantine-color-${tone}-text`]: `var(--${token})`,
  [`--mantine-color-${tone}-filled`]: `var(--${token})`,
  [`--mantine-color-${tone}-filled-hover`]: `var(--${token}-hover)`,
  [`--mantine-color-${tone}-light`]: `var(--${token}-soft)`,
  [`--mantine-color-${tone}-light-hover`]: `color-mix(in srgb, var(--${token}-soft), var(--${token}) 12%)`,
  [`--mantine-color-${tone}-light-color`]: `var(--${token})`,
  [`--mantine-color-${tone}-outline`]: `var(--${token})`,
  [`--mantine-color-${tone}-outline-hover`]: `var(--${token}-soft)`,
})

const shared: Record<string, string> = {
  ...toneVariables('primary'),
  ...toneVariables('ok'),
  ...toneVariables('warn'),
  ...toneVariables('bad'),
  ...toneVariables('info'),
  ...toneVariables('blue', 'primary'),
  ...toneVariables('green', 'ok'),
  ...toneVariables('teal', 'ok'),
  ...toneVariables('yellow', 'warn'),
  ...toneVariables('red', 'bad'),
  ...toneVariables('violet', 'info'),
  '--mantine-color-gray-text': 'var(--ink-2)',
  '--mantine-color-gray-filled': 'var(--ink-2)',
  '--mantine-color-gray-filled-hover': 'var(--ink)',
  '--mantine-color-gray-light': 'var(--sunken)',
  '--mantine-color-gray-light-hover': 'var(--line)',
  '--mantine-color-gray-light-color': 'var(--ink-2)',
  '--mantine-color-gray-outline': 'var(--ink-2)',
  '--mantine-color-gray-outline-hover': 'var(--sunken)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-anchor': 'var(--primary)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
}

/**
 * In dark mode the filled backgrounds are light, so the "white" text that Mantine puts on them has to be night. The project uses
 * `--mantine-color-white` for nothing else.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: { ...shared, '--mantine-color-white': 'var(--on-primary)' },
})
