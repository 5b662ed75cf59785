import { Button, Drawer } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import type { ChangeRow } from '../../contract/schema.ts'
import { ChangeTag } from '../parts.tsx'
import { useRead } from '../queries.ts'
import { t } from '../texts.ts'
import { Decide } from './Decide.tsx'
import { PreviewView } from './PreviewView.tsx'

/** One change with its effect and the next moves. */
export function ChangeView({ id, onClose }: { id: string; onClose: () => void }) {
  const s = useTexts(t)
  const one = useRead('GET /ws/salary/change', id ? { id } : null)
  return (
    <Drawer
      closeButtonProps={{ 'aria-label': s.close }}
      opened={id !== ''}
      onClose={onClose}
      position="right"
      size="lg"
      title={one.data?.change.employee.name ?? s.title}
    >
      {one.error ? (
        <ErrorState error={one.error} onRetry={one.refetch} />
      ) : one.data ? (
        <div className={blocks.stack}>
          <Facts change={one.data.change} />
          <PreviewView preview={one.data.preview} />
          <div className={blocks.buttons}>
            <Decide change={one.data.change} />
            <Button variant="default" onClick={onClose}>
              {s.close}
            </Button>
          </div>
        </div>
      ) : (
        <FormSkeleton fields={5} />
      )}
    </Drawer>
  )
}

function Facts({ change }: { change: ChangeRow }) {
  const s = useTexts(t)
  return (
    <DescriptionList
      items={[
        { label: s.state, value: <ChangeTag state={change.state} /> },
        { label: s.effectiveOn, value: <TimeText value={change.effectiveOn} show="date" /> },
        {
          label: s.proposedBy,
          value: (
            <>
              {change.proposedBy.name} <TimeText value={change.proposedAt} />
            </>
          ),
        },
        change.decidedBy && {
          label: s.decidedBy,
          value: (
            <>
              {change.decidedBy.name} {change.decidedAt && <TimeText value={change.decidedAt} />}
            </>
          ),
        },
        change.reason !== '' && { label: s.reason, value: change.reason, wide: true },
        change.remark !== '' && { label: s.remark, value: change.remark, wide: true },
      ]}
    />
  )
}
