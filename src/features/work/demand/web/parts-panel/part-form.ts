import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import type { Part } from '../../contract/plan/schema.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { type MoveFormOptions, useMoveForm } from '../moves/useMoveForm.ts'

export interface PartDialogProps {
  demand: DemandDetail
  part: Part
  onCancel: () => void
  /** What has happened, with its amount; otherwise the name of the move. */
  onDone: (text?: string) => void
}

type PartKey = Extract<keyof DemandCalls, `POST /ws/demand/part/${string}`>

/** The last part is the demand: the same is done with it by moves of the demand. */
const ofLast = {
  'POST /ws/demand/part/lower': 'POST /ws/demand/lower',
  'POST /ws/demand/part/accept': 'POST /ws/demand/acceptLower',
  'POST /ws/demand/part/insist': 'POST /ws/demand/insist',
} as const satisfies Partial<Record<PartKey, keyof DemandCalls>>
const isOfLast = (key: PartKey): key is keyof typeof ofLast => key in ofLast

interface PartFormOptions<K extends PartKey, V> extends Omit<MoveFormOptions<K, V>, 'demand'> {
  demand: { id: string; version: number }
  part: Part
}

/** The form of a part's dialog. */
export function usePartForm<K extends PartKey, V extends object>(key: K, { demand, part, ...rest }: PartFormOptions<K, V>): ActForm<V> {
  const [of, made] = part.isLast && isOfLast(key) ? ([demand, ofLast[key]] as const) : ([part, key] as const)
  return useMoveForm(made as K, { ...rest, demand: of })
}
