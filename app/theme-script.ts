import { themeKey } from '@/components/ui/theme-key';

/** Runs before the first paint: the chosen theme, or the system's, without a flash of the other. */
export const themeScript = `(function(){var r=document.documentElement,c="system";try{c=localStorage.getItem(${JSON.stringify(
  themeKey,
)})||c}catch(e){}if(c!=="light"&&c!=="dark")c="system";r.dataset.theme=c;if(c==="dark"||c==="system"&&matchMedia("(prefers-color-scheme: dark)").matches)r.classList.add("dark")})()`;
