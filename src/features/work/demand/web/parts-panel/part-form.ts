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

interface PartFormOptions<K extends PartKey, V> {
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
  { part, toWire, check = () => ({}), ...rest }: PartFormOptions<K, V>,
) {
  return useActForm<V, ResultOf<DemandCalls[K]>>({
    ...rest,
    version: part.version,
    check,
    save: (values, options, version) =>
      call(key, { ...toWire(values), id: part.id, version } as unknown as InputOf<DemandCalls[K]>, options),
    stale,
    warn: false,
    onError: refreshIfMoved,
  })
}
