/** "312", or "1,000+" where only a lower bound was counted. */
export const totalText = ({ total, totalIsMore }: { total: number; totalIsMore?: boolean | undefined }): string =>
  totalIsMore ? `${total.toLocaleString('en-US')}+` : String(total)
