/** Routes of the web app, for links of both sides. */
export const importPath = (id?: string): string => `/companyHome/employeeImport${id ? `?id=${id}` : ''}`
