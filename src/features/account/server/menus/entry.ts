import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import type { ScreenName } from './screens.ts'

/** One line of a workbench's menu, or a group of lines. */
export interface Entry extends Pair {
  path: string
  name: string
  /** A screen's name in the web app; a group has none. */
  component?: ScreenName
  /** A Tabler icon. */
  icon: string
  /** Shown to roles that hold any of these. */
  needs?: readonly Permission[]
  children?: readonly Entry[]
}

/** What companies and individuals both have. */
export const shared = {
  systemInfo: { path: '/personalHome/systemInfo', name: 'systemInfo', component: 'systemInfo', icon: 'bell', cn: '消息', en: 'Messages' },
  im: { path: '/personalHome/IM', name: 'IM', component: 'chat', icon: 'message-circle', cn: '在线沟通', en: 'Chat' },
  advisory: {
    path: '/personalHome/advisory',
    name: 'advisory',
    component: 'advisory',
    icon: 'headset',
    cn: '服务咨询',
    en: 'Service consultation',
  },
} as const satisfies Record<string, Entry>
