import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

const entry = {
  path: '/personalHome/feedback',
  name: 'feedback',
  component: 'feedback',
  icon: 'message-report',
  cn: '意见反馈',
  en: 'Feedback',
} as const

export const feedbackMenus: Menus<typeof screens> = {
  company: [{ at: 85, ...entry }],
  individual: [{ at: 120, ...entry }],
  operator: [
    desk({ in: 'relations', at: 60 }, 'feedback', 'operatorFeedback', 'message-report', 'operator:advisory', '意见反馈', 'Feedback'),
  ],
}
