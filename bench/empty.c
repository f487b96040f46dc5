/* Starts and exits: what loading the same libraries costs by itself. */
int main(void)
{
    return 0;
}
