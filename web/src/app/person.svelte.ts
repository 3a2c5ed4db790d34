// Who sits at this device.
import { get, post, put } from '../wire/http';
import { text } from '../text/text.svelte';

export interface Person {
  id: string;
  name: string;
  lang: string;
}

class Self {
  person: Person | undefined = $state.raw();
  /** Whether it is known whether anybody is known. */
  isKnown = $state(false);

  /** The edition of the page that was loaded. */
  private edition: string | undefined;

  async find(): Promise<void> {
    const hello = await get<{ person: Person | null; page: string }>('/api/v1/hello');
    this.person = hello.person ?? undefined;
    this.isKnown = true;
    // After an update an old page comes back as the new one. What was begun is kept by the server, or by this tab.
    if (this.edition !== undefined && this.edition !== hello.page) location.reload();
    this.edition = hello.page;
  }

  async introduce(name: string): Promise<void> {
    const { person } = await post<{ person: Person }>('/api/v1/me', { name, lang: text.lang });
    this.person = person;
  }

  async rename(name: string): Promise<void> {
    this.person = await put<Person>('/api/v1/me', { name, lang: text.lang });
  }
}

export const self = new Self();
