import { chromium } from '@playwright/test'
const base='http://localhost:4104'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage']})
const go=async(name,path,w,act)=>{const c=await b.newContext({viewport:{width:w,height:w<500?844:900},locale:'fr-FR'});const p=await c.newPage();p.on('pageerror',e=>console.log(name,'ERR',String(e).slice(0,300)));p.on('console',m=>m.type()==='error'&&console.log(name,'console',m.text().slice(0,300)));try{const r=await p.goto(base+path,{timeout:180000});console.log(name,r.status(),p.url());if(act)await act(p);await p.waitForTimeout(800);const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);console.log(name,'overflow',over);await p.screenshot({path:`/tmp/shot-${name}.png`,fullPage:!act||act.full})}catch(e){console.log(name,'FAIL',String(e).slice(0,300))}await c.close()}
const list=await (await fetch(base+'/api/animals?limit=30')).json()
for(const a of list.data){const r=await fetch(base+`/api/animals/${a.id}/adoption-form`);if(r.ok){globalThis.found=a;break}}
const a=globalThis.found;console.log('animal',a?.name,a?.shelter?.slug,list.data.length)
if(a){const page=`/shelter/${a.shelter.slug}/animals/${a.id}`
const press=async p=>{await p.waitForTimeout(1500);await p.getByRole('link',{name:`Adopter ${a.name}`}).click();await p.getByRole('dialog').waitFor({timeout:60000})}
await go('dialog390',page,390,press)
await go('dialog1280',page,1280,press)
await go('adopter390',page+'/adopter',390)
await go('adopter1280',page+'/adopter',1280)}
await b.close()
