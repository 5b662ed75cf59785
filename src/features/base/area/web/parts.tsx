import { AreaCascader, type AreaCascaderProps } from '../../../../platform/web/ui/AreaCascader.tsx'
import { useAreaTree } from './queries.ts'

/** A field for a place of the area tree, which is fetched when a screen first shows such a field. */
export function AreaField(props: Omit<AreaCascaderProps, 'tree' | 'loading'>) {
  const { data, isPending } = useAreaTree()
  return <AreaCascader {...props} tree={data ?? []} loading={isPending} />
}
