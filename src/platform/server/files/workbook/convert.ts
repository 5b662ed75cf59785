import * as SheetJs from '@e965/xlsx'
import { parseWithSheetJs } from './second-reader.ts'

/** An old .xls as .xlsx: values, formulas with their results, number formats, widths, merged blocks. Fonts, colours, pictures are lost. */
export function convertToXlsx(bytes: Buffer): Buffer {
  return SheetJs.write(parseWithSheetJs(bytes, 'forWriting'), {
    type: 'buffer',
    bookType: 'xlsx',
    compression: true,
    cellStyles: true,
  }) as Buffer
}
