import type { Details } from '../details';
import type { PlainSentence } from '../sentence';
import type { enPackages } from '../en/packages';
import { polish } from '../plural';
import { given } from './speech';

/** Co mówi sprawdzanie paczek i licencji. */

const other = (d: Details, key: string): string => (d.text(key) === '' ? 'brak' : given(d, key));

export const plPackages: Record<keyof typeof enPackages, PlainSentence> = {
  packageNotPinned: (d) => `Paczka ${given(d)} jest zamówiona jako ${other(d, 'range')}. Podaj jedną dokładną wersję.`,
  packageNotLocked: (d) => `W package-lock.json nie ma paczki ${given(d)} w wersji ${other(d, 'version')}. Zainstaluj ją.`,
  packageFromElsewhere: (d) => `Paczka ${given(d)} pochodzi z innego źródła: ${other(d, 'from')}. Weź ją z rejestru npm.`,
  packageWithoutHash: (d) => `W package-lock.json nie ma sumy SHA-512 paczki ${given(d)}. Zainstaluj ją od nowa.`,
  packageInstallScript: (d) =>
    `Paczka ${given(d)} uruchamia kod przy instalacji. Zrezygnuj z niej albo dopuść ją z uzasadnieniem (src/tools/cli/licences/allowed.ts).`,
  packageNotInLock: (d) =>
    `${given(d)} jest zainstalowane (wersja: ${other(d, 'version')}), ale package-lock.json mówi co innego. Uruchom npm ci.`,
  packageMissing: (d) => `${given(d)} jest w package-lock.json, ale nie jest zainstalowane. Uruchom npm ci.`,
  packageNotCredited: (d) => `Gra zawiera ${given(d)}, ale nie wymienia autorów. Dopisz to do src/platform/config/works.ts.`,
  creditWithoutPackage: (d) =>
    `Lista autorów wymienia ${given(d)}, czego gra nie zawiera. Usuń to z src/platform/config/works.ts.`,
  licenceNotAllowed: (d) =>
    `Licencja paczki ${given(d)} nie jest tu dozwolona: ${other(d, 'licence')}. Zrezygnuj z paczki albo dopuść ją z uzasadnieniem (src/tools/cli/licences/allowed.ts).`,
  licenceDiffers: (d) =>
    `Paczka ${given(d)} ma podane dwie licencje: ${other(d, 'licence')} i ${other(d, 'other')}. Ustal, która jest właściwa.`,
  licencesOutOfDate: (d) => `${given(d)} jest nieaktualne. Zapisz od nowa: npm run -s cults -- licences --write.`,
  packagesChecked: (d) =>
    `Sprawdzono ${d.number('count')} ${polish(d.number('count'), ['paczkę', 'paczki', 'paczek'])}: ${d.number('problems')} ${polish(d.number('problems'), ['problem', 'problemy', 'problemów'])}.`,
};
