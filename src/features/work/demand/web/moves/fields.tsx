import { NumberInput, Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { capNow } from '../../contract/plan/cap.ts'
import { capMost, unitsOf, workPair, workUnitsTexts } from '../../contract/plan/work.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { t } from './plan-texts.ts'

/** Why a move is made, in a few lines. */
export const ReasonField = (props: ComponentProps<typeof Textarea>) => (
  <Textarea withAsterisk required maxLength={500} autosize minRows={3} maxRows={8} {...props} />
)

/** The unit and the present cap of the weeks of a contract, as it is counted and in units as they are typed. */
export function capOf({ parts }: Pick<DemandDetail, 'parts'>) {
  const { unit } = parts.find(({ work }) => work)!.work!
  const counted = capNow(parts) ?? 0
  return { unit, counted, now: unitsOf(unit, counted) }
}

export function CapField({ demand, ...props }: { demand: DemandDetail } & ComponentProps<typeof NumberInput>) {
  const lang = useLang()
  const s = useTexts(t)
  const { unit, counted } = capOf(demand)
  return (
    <NumberInput
      description={s.capNow(workUnitsTexts[unit][lang], workPair(unit, counted)[lang])}
      withAsterisk
      required
      min={1}
      max={capMost[unit]}
      allowDecimal={false}
      data-autofocus
      {...props}
    />
  )
}
