import { Alert, Checkbox } from '@mantine/core'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { SecondNote, useSentText } from '../../../../base/approval/web/parts.tsx'
import { moveTexts } from '../../contract/texts.ts'
import { useReleasePreview } from '../queries.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { ReleaseLines } from './ReleaseLines.tsx'
import { t } from './texts.ts'
import { useMoveForm } from './useMoveForm.ts'

interface Typed {
  checked: boolean
}

/** Shows the server's preview and sends back the net amount that was seen; another amount is refused. */
function Dialog({ demand, say, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const sent = useSentText()
  const lang = useLang()
  const preview = useReleasePreview(demand.id, undefined)
  const { data } = preview
  const act: ActForm<Typed> = useMoveForm('POST /ws/demand/confirm', {
    demand,
    initial: { checked: false } as Typed,
    toWire: () => ({ netMinor: data?.netMinor ?? 0 }),
    onDone: ({ waits, money }) => {
      if (waits) say(sent)
      else if (money) say(s.confirmReleased(formatMoney(money.amountMinor, money.currency, lang)))
      onDone()
    },
    // The figures differ from those seen: show the new ones and ask for confirmation again.
    onError: (error) => error.error === 'previewChanged' && act.form.setFieldValue('checked', false),
  })
  const { checked } = act.form.values
  return (
    <MoveForm
      needs="demand:confirm"
      of={act}
      verb={
        data && data.grossMinor > 0 ? s.confirmRelease(formatMoney(data.grossMinor, data.currency, lang)) : moveTexts.confirm.label[lang]
      }
      onCancel={onCancel}
      blocked={!checked || !data || preview.isFetching}
    >
      <p className={blocks.quiet}>{s.confirmAbout}</p>
      {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {data && data.grossMinor === 0 && <Alert color="info">{s.confirmNothing}</Alert>}
      {data && <ReleaseLines preview={data} waiting={preview.isFetching} />}
      <SecondNote rule={demand.second?.rule} />
      <Checkbox
        data-autofocus
        label={s.confirmChecked}
        checked={checked}
        onChange={(event) => act.form.setFieldValue('checked', event.currentTarget.checked)}
      />
    </MoveForm>
  )
}

export const confirm: MoveScreen = { Dialog, why: (_demand, { s, deadline }) => (deadline ? s.confirm(deadline) : s.confirmNoDay) }
