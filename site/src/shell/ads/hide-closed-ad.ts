import { HIDDEN_FOR_MS } from './closed-ads'

/** As in `isClosed`. */
export const HIDE_CLOSED_AD = `try{var e=document.currentScript.previousElementSibling,a=Date.now()-localStorage.getItem("closed-"+e.id);a>=0&&a<${HIDDEN_FOR_MS}&&(e.hidden=!0)}catch(e){}`
