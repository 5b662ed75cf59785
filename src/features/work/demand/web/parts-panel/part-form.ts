import type { InputOf, ResultOf } from '../../../../../platform/contract/call.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import type { Part } from '../../contract/plan/schema.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { call, refreshIfMoved, stale } from '../queries.ts'

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

interface PartFormOptions<K extends PartKey, V> {
  demand: { id: string; version: number }
  part: Part
  initial: V
  check?: (values: V) => Record<string, string>
  toWire: (values: V) => Omit<InputOf<DemandCalls[K]>, 'id' | 'version'>
  onDone: (result: ResultOf<DemandCalls[K]>) => void
  rename?: Record<string, string>
}

/** The form of a part's dialog. After a refusal that belongs to no field the demand is read again. */
export function usePartForm<K extends PartKey, V extends object>(
  key: K,
  { demand, part, toWire, check = () => ({}), ...rest }: PartFormOptions<K, V>,
) {
  const [of, made] = part.isLast && isOfLast(key) ? ([demand, ofLast[key]] as const) : ([part, key] as const)
  return useActForm<V, ResultOf<DemandCalls[K]>>({
    ...rest,
    version: of.version,
    check,
    save: (values, options, version) =>
      call(made as K, { ...toWire(values), id: of.id, version } as unknown as InputOf<DemandCalls[K]>, options),
    stale,
    warn: false,
    onError: refreshIfMoved,
  })
}
