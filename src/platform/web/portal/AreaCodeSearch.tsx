import '@mantine/core/styles.layer.css'
import { type AreaCodeListProps, AreaCodeList as Bare } from '../ui/AreaCodeList.tsx'
import { Mantined } from '../ui/Mantined.tsx'

/** The list of calling codes with the component library that it needs, for a page that does without. */
export const AreaCodeList = (props: AreaCodeListProps) => (
  <Mantined>
    <Bare {...props} />
  </Mantined>
)
