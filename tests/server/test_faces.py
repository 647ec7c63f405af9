"""Faces: chosen from a closed set, seen by everybody at a table, and gone with their person."""

import msgspec
import pytest

from fernweh.server.faces import COATS, PORTRAITS, Face, at_seats, face_by, read, spelled
from tests.server.guests import begun
from tests.server.test_tables import served

FOX, YAK = {"portrait": "fox", "coat": "moss"}, {"portrait": "yak", "coat": "plum"}


def test_whoever_has_chosen_none_has_one():
    assert face_by("ada") == face_by("ada")
    seen = {face_by(str(n)) for n in range(2000)}
    assert len(seen) == len(PORTRAITS) * len(COATS)


def test_what_is_not_in_the_set_any_more_is_as_if_not_chosen():
    assert read(spelled(Face("fox", "moss")), "ada") == Face("fox", "moss")
    for text in ("", "{}", '{"portrait":"dodo","coat":"moss"}', "fox moss"):
        assert read(text, "ada") == face_by("ada")


def test_who_shares_a_device_under_another_name_has_another_face():
    ada = Face("fox", "moss")
    faces = at_seats(["a", "a", "", "a"], ["Ada", "Bob", "greedy", "Ada"], {"a": ada})
    assert (faces[0], faces[2], faces[3]) == (ada, None, ada)
    assert faces[1] == face_by("a:Bob")
    assert at_seats(["a"], [], {}) == [face_by("a")]  # as states were kept before they had names


async def chosen(guest, **face):
    answer = await guest.http.put("/api/me", json={"name": guest.name, "face": face})
    assert answer.status_code == 200, answer.text


def test_a_face_is_kept_and_goes_with_a_name_alone(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        before = (await ada.http.get("/api/me")).json()["face"]
        await chosen(ada, **FOX)
        assert (await ada.http.get("/api/me")).json()["face"] == FOX
        await ada.http.put("/api/me", json={"name": "Ida"})
        me = (await ada.http.get("/api/me")).json()
        assert (me["name"], me["face"]) == ("Ida", FOX)
        await ada.http.delete("/api/me")
        assert (await ada.http.get("/api/me")).json()["face"] is None
        assert before["portrait"] in PORTRAITS

    served(work, tmp_path)


@pytest.mark.parametrize(
    "face",
    [{"portrait": "dodo", "coat": "moss"}, {"portrait": "fox"}, "fox", {**FOX, "id": "x"}, 7],
)
def test_another_face_than_ours_is_refused_and_changes_nothing(face, tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        await chosen(ada, **FOX)
        answer = await ada.http.put("/api/me", json={"name": "Eve", "face": face})
        assert (answer.status_code, answer.json()["code"]) == (422, "body-unreadable")
        me = (await ada.http.get("/api/me")).json()
        assert (me["name"], me["face"]) == ("Ada", FOX)

    served(work, tmp_path)


def test_all_at_a_table_see_the_faces_and_see_them_change(tables):
    async def story(site):
        sockets = await begun(site)
        one, two = sockets
        await chosen(one.guest, **FOX)
        await two.until_true(lambda each: each.table["faces"][0] == FOX)
        await chosen(two.guest, **YAK)
        await one.until_true(lambda each: each.table["faces"] == [FOX, YAK])
        await one.done("say", text="hello")
        await two.until_true(lambda each: each.heard[-1]["type"] == "talk")
        assert two.heard[-1]["face"] == FOX
        listed = (await two.guest.http.get("/api/me/tables")).json()["tables"]
        assert listed[0]["faces"] == [FOX, YAK]
        persons = {row[0] for row in await site.house.store.database.read("SELECT id FROM people")}
        told = msgspec.json.encode([one.heard, two.heard, listed]).decode()
        assert persons and not any(person in told for person in persons)

    tables(story)


def test_a_link_and_the_others_of_a_device_show_faces(tmp_path):
    async def work(site):
        ada, bob = await site.guest("Ada"), await site.guest("Bob")
        await chosen(ada, **FOX)
        await chosen(bob, **YAK)
        link = (await ada.http.post("/api/me/link")).json()
        behind = (await bob.http.post("/api/me/behind", json=link)).json()
        assert behind == {"name": "Ada", "is_me": False, "face": FOX}
        await bob.http.post("/api/me/move", json=link | {"keep": True})
        me = (await bob.http.get("/api/me")).json()
        assert (me["face"], me["others"]) == (FOX, [{"k": 0, "name": "Bob", "face": YAK}])

    served(work, tmp_path)
