import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { TeamRole } from '../../../../rules/permissions.ts'

export const accountDictionaries = {
  teamRole: {
    title: { cn: '团队角色', en: 'Team roles' },
    items: {
      owner: { cn: '所有者', en: 'Owner' },
      admin: { cn: '管理员', en: 'Administrator' },
      hr: { cn: '人事', en: 'HR' },
      finance: { cn: '财务', en: 'Finance' },
      demandManager: { cn: '需求经理', en: 'Demand manager' },
      viewer: { cn: '只读成员', en: 'Viewer' },
    } satisfies Record<TeamRole, Pair>,
  },
} satisfies Dictionaries
