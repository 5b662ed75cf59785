import type { InputOf, ResultOf } from '../../../../../platform/contract/call.ts'
import type { ApiError } from '../../../../../platform/web/client.ts'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import { call, refreshIfMoved, stale } from '../queries.ts'

type MoveKey = Exclude<Extract<keyof DemandCalls, `POST /ws/demand/${string}`>, `${string}/draft/${string}` | `${string}/create`>

export interface MoveFormOptions<K extends MoveKey, V> {
  demand: { id: string; version: number }
  initial: V
  check?: (values: V) => Record<string, string>
  /** What the move takes beside the demand. */
  toWire: (values: V) => Omit<InputOf<DemandCalls[K]>, 'id' | 'version'>
  onDone: (result: ResultOf<DemandCalls[K]>) => void
  onError?: (error: ApiError) => void
  rename?: Record<string, string>
  confirm?: (values: V) => boolean | Promise<boolean>
  draft?: string
}

/** The form of a move's dialog. After a refusal that belongs to no field the demand is read again: usually somebody else was first. */
export function useMoveForm<K extends MoveKey, V extends object>(key: K, options: MoveFormOptions<K, V>): ActForm<V> {
  const { demand, check = () => ({}), toWire, onError, ...rest } = options
  return useActForm<V, ResultOf<DemandCalls[K]>>({
    ...rest,
    version: demand.version,
    check,
    save: (values, calling, version) =>
      call(key, { ...toWire(values), id: demand.id, version } as unknown as InputOf<DemandCalls[K]>, calling),
    stale,
    warn: false,
    onError: (error) => {
      refreshIfMoved(error)
      onError?.(error)
    },
  })
}
