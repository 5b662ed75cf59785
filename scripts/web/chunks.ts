/**
 * Which modules share a file of the built web app. The bundler alone makes a file for each set of modules that the same pages use: hundreds
 * of files under a kilobyte, 82 of them for a page of the workbench. What most pages of a surface use is one file of that surface; the
 * rest is divided by the bundler. The first group that matches takes a module, and what it imports unless an earlier group takes that.
 */
const files = (folder: string, ...names: string[]) => names.map((name) => `/src/${folder}/${name}.`)
const components = (...names: string[]) => names.map((name) => `/@mantine/core/esm/components/${name}/`)
const icons = (...names: string[]) => names.map((name) => `/icons/${name}.`)

/** Parts of paths, by group. The scripts of the start are known to the bundler. */
export const groups: Record<string, readonly string[] | 'start'> = {
  react: ['/node_modules/react/', '/node_modules/react-dom/', '/node_modules/scheduler/', ...files('app/web/steps', 'react', 'pause')],
  start: 'start',
  shared: [
    ...files('platform/contract', 'amount', 'contact-link', 'email', 'names', 'password', 'service-hours'),
    ...files('platform/web', 'breakpoints', 'carry', 'clipboard', 'formats', 'lists', 'logout', 'open-tab', 'slot'),
    ...files(
      'platform/web/ui',
      'draft',
      'Reveal',
      'SearchNotes',
      'StatusTag',
      'time',
      'total',
      'url-state',
      'useSearchInput',
      'useUrlState',
    ),
    '/src/features/base/area/web/parts/',
    ...files('features/base/account/contract', 'phone-shape'),
    ...files('features/base/setting/web', 'parts'),
    ...files('app/web/frames', 'Avatar', 'Logo', 'Skip', 'frame', 'navigation', 'texts', 'useDisclosure'),
    ...files('app/web/search', 'state'),
    ...icons('IconBuilding', 'IconChevronDown', 'IconChevronUp', 'IconSearch', 'IconSelector', 'IconUser'),
  ],
  // Long, and only for fields and messages.
  texts: files('platform/web/ui', 'texts'),
  portal: [
    ...files('app/web/frames', 'PortalFrame', 'PublicPage'),
    ...files('platform/web/portal', 'layout', 'actions', 'fields', 'Fold', 'LoadWhenIdle', 'InSlices', 'Pager'),
  ],
  // Of the component library, what registration uses too.
  library: [
    '/@mantine/core/esm/core/',
    ...files('app/web', 'styles-work'),
    ...files('platform/web/ui', 'Mantined'),
    '/@mantine/hooks/esm/utils/',
    '/@mantine/hooks/esm/use-merged-ref/',
    '/@mantine/hooks/esm/use-uncontrolled/',
    '/@mantine/core/esm/components/ScrollArea/utils/',
    ...icons('IconCheck', 'IconCopy'),
    ...files('platform/web/ui', 'CopyText', 'ErrorState'),
    ...components(
      'ActionIcon',
      'Alert',
      'Button',
      'CloseButton',
      'Input',
      'InputBase',
      'Loader',
      'Skeleton',
      'TextInput',
      'Transition',
      'UnstyledButton',
    ),
  ],
  // Of every field of a phone number, on the portal and behind the sign-in.
  phone: files('platform/web/ui', 'area-code', 'useAreaCodeList'),
  entry: files('rules', 'entry-errors'),
  // What checks the contracts of calls before they are sent.
  contracts: [
    '/node_modules/zod/',
    ...files('platform/contract', 'call', 'fields', 'inputs', 'money', 'page', 'pair'),
    ...files('rules', 'currency-names', 'field-errors'),
  ],
  forms: ['/@mantine/form/', ...files('platform/web/ui', 'FormErrors', 'FormState', 'useActForm')],
  work: [
    ...files('app/web', 'slots', 'work-features'),
    ...files('app/web/frames', 'Workbench', 'WorkbenchFrame'),
    ...components('Checkbox', 'Combobox', 'Popover', 'Select', 'Textarea'),
    ...icons('IconPaperclip', 'IconX'),
    ...files(
      'platform/web/ui',
      'ActButton',
      'DataTable',
      'DescriptionList',
      'EmptyState',
      'FilterBar',
      'MoneyText',
      'PageHeader',
      'Pagination',
      'SectionCard',
      'TimeText',
      'useListState',
    ),
  ],
}

export const chunks = Object.entries(groups).map(([name, parts], at) => ({
  name,
  priority: -at,
  ...(parts === 'start' ? { tags: ['$initial' as const] } : { test: (id: string) => parts.some((part) => id.includes(part)) }),
}))
