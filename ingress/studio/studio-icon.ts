/** Two warps over two wefts, each over one and under the other. */
export const STUDIO_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#23477c"/>
<path d="M11 5v22M21 5v22" stroke="#f4e3cf" stroke-width="5" stroke-linecap="round"/>
<path d="M5 11h22M5 21h22" stroke="#dca04a" stroke-width="5" stroke-linecap="round"/>
<path d="M11 7v8M21 17v8" stroke="#23477c" stroke-width="7"/><path d="M11 7v8M21 17v8" stroke="#f4e3cf" stroke-width="5"/></svg>
`
