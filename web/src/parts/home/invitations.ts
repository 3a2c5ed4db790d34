// Answers to an invitation: the seats reserved for the reader are taken, or become free.
import { router } from '../../app/router.svelte';
import { post } from '../../wire/http';

/** Takes the seats that are reserved for the reader, and goes there. */
export async function accept(id: string): Promise<void> {
  const { seat } = await post<{ seat: string }>(`/api/v1/tables/${id}/join`, {});
  router.go(`/t/${id}/${seat}`);
}

export async function decline(id: string): Promise<void> {
  await post(`/api/v1/tables/${id}/decline`);
}
