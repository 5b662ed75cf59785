import { Tabs } from '@mantine/core'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { useUrlState } from '../../../../../platform/web/ui/useUrlState.ts'
import { ActionRules, MoveRules } from './DemandRules.tsx'
import { ConstantRules, ErrorRules, PermissionRules } from './PlatformRules.tsx'
import { t } from './texts.ts'

/** The platform's rules as they are executed, for the operators responsible for them. */
export default function RulesPage() {
  const s = useTexts(t)
  const [{ part }, patch] = useUrlState({ part: 'actions' })
  const parts = [
    { value: 'actions', label: s.actions, Part: ActionRules },
    { value: 'moves', label: s.moves, Part: MoveRules },
    { value: 'permissions', label: s.permissions, Part: PermissionRules },
    { value: 'errors', label: s.errors, Part: ErrorRules },
    { value: 'constants', label: s.constants, Part: ConstantRules },
  ]
  const open = parts.some(({ value }) => value === part) ? part : 'actions'
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <Tabs value={open} onChange={(value) => patch({ part: value ?? 'actions' })} keepMounted={false}>
        <Tabs.List aria-label={s.parts}>
          {parts.map(({ value, label }) => (
            <Tabs.Tab value={value} key={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {parts.map(({ value, Part }) => (
          <Tabs.Panel value={value} key={value}>
            <Part />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
