import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { EmployeeDetail } from '../../contract/answers.ts'
import { type ChecklistItem, checklistItems } from '../../contract/employee.ts'
import { employeePath } from '../../contract/paths.ts'
import { useWrite } from '../queries.ts'
import { t } from './texts.ts'

const tabs: Record<ChecklistItem, string> = { documents: 'documents', bankAccount: 'contract', contractFile: 'documents' }

export function Checklist({ one }: { one: EmployeeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const may = useMay('people:edit')
  const waive = useWrite('POST /ws/employee/waive')
  const ask = async (item: ChecklistItem) => {
    const title = s.waiveTitle(checklistItems[item][lang])
    const asked = await confirm({ title, verb: s.waive, reason: { label: s.reason, required: true, max: 300 } })
    if (asked) await waive.run({ id: one.id, item, reason: asked.reason })
  }
  return (
    <SectionCard title={s.checklist} about={s.checklistAbout}>
      <ul className={lists.rows}>
        {one.record?.checklist.map(({ item, done, waived }) => (
          <li key={item} className={blocks.between}>
            <span className={blocks.named}>
              <strong>{checklistItems[item][lang]}</strong>
              {waived && !done && (
                <small>
                  {waived.reason} · {waived.by} · <TimeText value={waived.at} show="date" />
                </small>
              )}
            </span>
            <span className={blocks.buttons}>
              <StatusTag tone={done ? 'ok' : waived ? 'info' : 'warn'}>{done ? s.done : waived ? s.waived : s.open}</StatusTag>
              {may && !done && (
                <>
                  <Button component={Link} to={employeePath(one.id, tabs[item])} variant="default" size="xs">
                    {s.addHere}
                  </Button>
                  {!waived && (
                    <ActButton needs="people:edit" variant="subtle" size="xs" onClick={() => ask(item)}>
                      {s.waive}
                    </ActButton>
                  )}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
